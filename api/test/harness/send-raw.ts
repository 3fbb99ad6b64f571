import { connect } from 'node:net';

/** Sends bytes as they are, and returns what comes back until the connection ends. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
      if (answer.endsWith('}')) socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
