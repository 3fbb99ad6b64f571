import { startPage } from '../app/start-page.tsx';
import { BookingForm } from '../features/form/BookingForm.tsx';

startPage(<BookingForm />);
