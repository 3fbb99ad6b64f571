import { startPage } from '../app/start-page.tsx';
import { AccountPage } from '../features/account/AccountPage.tsx';

startPage(<AccountPage />);
