/** With what an expense has to have. */
export const anExpense = {
  date: '2026-03-31',
  category: 'Hosting',
  supplier: 'Amazon Web Services',
  description: 'Servers in March',
  amount: '115.00',
  vat: '15.00',
};
