import { startPage } from '../app/start-page.tsx';
import { SignPage } from '../features/waivers/SignPage.tsx';

startPage(<SignPage />);
