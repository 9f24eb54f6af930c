import type { Visibility } from '#shared/domain/visibility.ts';

export const levelLabels: Readonly<Record<Visibility, string>> = {
  public: 'Everybody',
  area: 'Area only',
  private: 'Private',
};
