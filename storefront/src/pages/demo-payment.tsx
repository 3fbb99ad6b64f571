import { startPage } from '../app/start-page.tsx';
import { DemoPayment } from '../features/payment/DemoPayment.tsx';

startPage(<DemoPayment />);
