export function Expenses() { return null; }
