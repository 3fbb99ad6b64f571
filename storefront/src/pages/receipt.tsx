import { startPage } from '../app/start-page.tsx';
import { ReceiptPage } from '../features/booking/receipt/ReceiptPage.tsx';

startPage(<ReceiptPage />);
