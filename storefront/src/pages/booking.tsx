import { startPage } from '../app/start-page.tsx';
import { BookingPage } from '../features/booking/BookingPage.tsx';
import { WaiverSection } from '../features/waivers/WaiverSection.tsx';

startPage(<BookingPage waivers={WaiverSection} />);
