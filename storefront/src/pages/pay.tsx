import { startPage } from '../app/start-page.tsx';
import { FindBooking } from '../features/booking/FindBooking.tsx';
import { PayPage } from '../features/payment/PayPage.tsx';

startPage(<PayPage wayIn={FindBooking} />);
