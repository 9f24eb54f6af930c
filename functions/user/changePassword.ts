import { changePassword } from '#functions/domain/user/changePassword.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.changePassword', user.changePassword, changePassword);
