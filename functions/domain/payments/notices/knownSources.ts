/**
 * Where PayFast's notices come from, unless PAYFAST_SOURCES says otherwise.
 * https://developers.payfast.co.za/docs#ports-ips, and what PayFast confirmed in
 * https://github.com/woocommerce/woocommerce-gateway-payfast/pull/471: its addresses in Cape Town and at CloudFront.
 */
export const knownSources: readonly string[] = [
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139',
  '13.245.74.88',
  ...Array.from({ length: 21 }, (_, index) => `3.163.${232 + index}.237`),
];
