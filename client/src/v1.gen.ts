// Made by `node scripts/client.ts` from shared/contract; do not edit.

export type Language = 'en' | 'zu' | 'xh' | 'af' | 'st';
export type ErrorCode =
  | 'forbidden'
  | 'internal'
  | 'invalid_request'
  | 'key_disabled'
  | 'key_in_url'
  | 'key_invalid'
  | 'key_missing'
  | 'misdirected'
  | 'not_found'
  | 'origin_not_allowed'
  | 'payload_too_large'
  | 'saved_codes_full'
  | 'too_many_requests'
  | 'unavailable'
  | 'unsupported_media_type';
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly suggestions?: readonly {
    readonly code: string;
    readonly city: string;
    readonly province: string;
  }[];
};
export type Code =
  | {
      readonly code: string;
      readonly url: string;
      readonly title: string;
      readonly suburb: string;
      readonly city: string;
      readonly province: string;
      readonly country: 'South Africa';
      readonly verified?: true;
      readonly updatedAt: string;
      readonly level: 'public';
      readonly description?: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly addressLine1?: string;
      readonly addressLine2?: string;
      readonly hasGuide: boolean;
    }
  | {
      readonly code: string;
      readonly url: string;
      readonly title: string;
      readonly suburb: string;
      readonly city: string;
      readonly province: string;
      readonly country: 'South Africa';
      readonly verified?: true;
      readonly updatedAt: string;
      readonly level: 'area';
      readonly areaCentre: { readonly latitude: number; readonly longitude: number };
    };
export type Batch = {
  readonly results: readonly {
    readonly given: string;
    readonly found: Code | null;
    readonly suggestions: readonly {
      readonly code: string;
      readonly city: string;
      readonly province: string;
    }[];
  }[];
};
export type Suggestions = {
  readonly complete: boolean;
  readonly written: string;
  readonly suggestions: readonly {
    readonly code: string;
    readonly title: string;
    readonly suburb: string;
    readonly city: string;
    readonly province: string;
    readonly isExact: boolean;
  }[];
};
export type Guide = {
  readonly code: string;
  readonly language: Language;
  readonly steps: readonly string[];
  readonly points: readonly {
    readonly label: string;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  readonly arrival?: string;
};
export type Health = { readonly status: 'ok' };
