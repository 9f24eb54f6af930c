/** As wide and high as a QR code on the page: printed or on a screen, a phone reads it from arm's length. */
export const qrSize = '11rem';
