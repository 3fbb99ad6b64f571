/** Random numbers from a seed: the same seed gives the same demo. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, and without, 1. The steps are those of the generator called mulberry32. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number between two others, both included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.fraction() * (highest - lowest + 1));
  }

  /** True as often as the probability says. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A waiting time: often short, sometimes long, on average the mean. */
  wait(mean: number): number {
    return -Math.log(1 - this.fraction()) * mean;
  }

  /** A whole number whose average is the given one. */
  around(average: number): number {
    const whole = Math.floor(average);
    return whole + (this.happens(average - whole) ? 1 : 0);
  }

  /** One of the choices; each counts as often as its weight says. */
  choose<Choice>(choices: readonly Choice[], weight: (choice: Choice) => number = () => 1): Choice {
    const total = choices.reduce((sum, choice) => sum + weight(choice), 0);
    let left = this.fraction() * total;
    const chosen = choices.find((choice) => {
      left -= weight(choice);
      return left < 0;
    });
    return chosen ?? (choices.at(-1) as Choice);
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; at += 1) bytes[at] = this.between(0, 255);
    return bytes;
  }
}
