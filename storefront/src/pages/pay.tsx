import { startPage } from '../app/start-page.tsx';
import { PayPage } from '../features/payment/PayPage.tsx';

startPage(<PayPage />);
