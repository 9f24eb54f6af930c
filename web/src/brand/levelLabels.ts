import type { Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';

export const levelLabels: Readonly<Record<Visibility, string>> = {
  public: t`Everybody`,
  area: t`Area only`,
  private: t`Private`,
};
