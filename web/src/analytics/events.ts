/**
 * The events that are sent to Google Analytics (docs/product/public-pages.md#analytics-events), with all their
 * parameters. None identifies a person or a place: no email, name, code, coordinates or searched text, since an address
 * is personal information and a code leads to one.
 */
export interface Events {
  sign_up: { method: 'email' };
  login: { method: 'email' };
  zarcode_generated: { paid_with: 'payment' | 'bundle' | 'creator' };
  /** Value in rands. Google counts an order once by its id, which only we can resolve. */
  purchase: {
    transaction_id: string;
    value: number;
    currency: string;
    items: { item_id: 'zarcode' | 'bundle'; item_name: string }[];
  };
  /** `search_term` is the kind of what was typed, never the text. */
  search: { search_term: 'zarcode' | 'words'; results: number };
  /** The two goals of the site: an account, and an order. */
  conversion: { goal: 'sign_up' } | { goal: 'purchase'; value: number; currency: string };
  /** A marked button (`data-cta`) on a page that has no names of its own for it; see landingEvents.ts. */
  cta_click: Click;
  signup_attempt: LandingClick;
  header_signin: LandingClick;
  header_signup: LandingClick;
  phone_click: LandingClick;
  whatsapp_click: LandingClick;
  email_click: LandingClick;
}

interface Click {
  /** Which button, as in `data-cta`. */
  label: string;
  /** The route it stands on, without what fills it in. */
  page: string;
}

type LandingClick = Click & { category: 'farmer_landing' | 'township_landing' };
