import { startPage } from '../app/start-page.tsx';
import { ResetPasswordPage } from '../features/account/ResetPasswordPage.tsx';

startPage(<ResetPasswordPage />);
