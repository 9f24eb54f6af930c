export function Vouchers() { return null; }
