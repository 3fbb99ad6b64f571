import { Button } from '@slipway/ui';
import { useParams } from 'wouter';
import { useAsk } from '../../../api/ask.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { Screen } from '../../../shell/screen/Screen.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';

/** Where the link of an export leads: the file, for whoever has exported it. */
export default function ExportFile() {
  const { id = '' } = useParams<{ id: string }>();
  const asked = useAsk('getExport', { params: { id } }, { still: true });
  return (
    <Screen title="Your export">
      <Answered asked={asked} label="Loading the file">
        {(file) => (
          <div>
            <p>{file.fileName} is ready.</p>
            <Button look="primary" onClick={() => saveFile(file)}>
              Save the file
            </Button>
          </div>
        )}
      </Answered>
    </Screen>
  );
}
