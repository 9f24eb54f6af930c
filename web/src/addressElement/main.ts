import { AddressElement } from './AddressElement.ts';

// A page may load the script twice.
if (customElements.get('zar-address') === undefined) customElements.define('zar-address', AddressElement);
