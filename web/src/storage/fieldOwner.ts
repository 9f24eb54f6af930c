export const fieldOwnerKey = 'field_owner'; // docs/product/offline.md#local-storage
