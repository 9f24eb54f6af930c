/** What the suburbs of the eight metros have as their city. */
export const metroCities = new Set(
  'Cape Town;Durban;Johannesburg;Pretoria;Ekurhuleni;Gqeberha;Kariega;Despatch;East London;Qonce;Bloemfontein;Botshabelo;Thaba Nchu'.split(
    ';',
  ),
);
