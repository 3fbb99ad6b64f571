import { Button } from '@slipway/ui';
import { useParams } from 'wouter';
import { useAsk } from '../../../app/ask.ts';
import { Answered } from '../../../shell/states/Answered.tsx';
import styles from './Bookings.module.css';

/** Where the link of an export leads: the file, for whoever has exported it. */
export default function ExportFile() {
  const { id = '' } = useParams<{ id: string }>();
  const asked = useAsk('getExport', { params: { id } }, { still: true });
  return (
    <div className={styles.screen}>
      <h1>Your export</h1>
      <Answered asked={asked} label="Loading the file">
        {(file) => (
          <div>
            <p>{file.fileName} is ready.</p>
            <Button look="primary" onClick={() => save(file)}>
              Save the file
            </Button>
          </div>
        )}
      </Answered>
    </div>
  );
}

type File = { fileName: string; contentType: string; base64: string };

function save({ fileName, contentType, base64 }: File) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
