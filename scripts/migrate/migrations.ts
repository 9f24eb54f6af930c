import { creatorStates } from './creatorStates.ts';
import { creatorsAndRequests } from './creatorsAndRequests.ts';
import { exactPoints } from './exactPoints.ts';
import { firstMails } from './firstMails.ts';
import { languageSlugs } from './languageSlugs.ts';
import { leadingKeys } from './leadingKeys.ts';
import { listedPeople } from './listedPeople.ts';
import { mailExpiry } from './mailExpiry.ts';
import { mapTiles, tilesByClass, wordsByPlace } from './markedCodes.ts';
import { messageStates } from './messageStates.ts';
import type { Migration } from './migration.ts';
import { newsConsent } from './newsConsent.ts';
import { outboxShards } from './outboxShards.ts';
import { paymentOwners } from './paymentOwners.ts';
import { personalItems } from './personalItems.ts';
import { personWords } from './personWords.ts';
import { reconciliationList } from './reconciliationList.ts';
import { requestLists } from './requestLists.ts';
import { suppressionHashes } from './suppressionHashes.ts';
import { thingsByTime } from './thingsByTime.ts';
import { voucherList } from './voucherList.ts';

/** In the order in which they run. A new one goes to the end. */
export const migrations: readonly Migration[] = [
  leadingKeys,
  paymentOwners,
  requestLists,
  personalItems,
  suppressionHashes,
  thingsByTime,
  personWords,
  messageStates,
  voucherList,
  mapTiles,
  creatorsAndRequests,
  mailExpiry,
  tilesByClass,
  outboxShards,
  wordsByPlace,
  firstMails,
  reconciliationList,
  creatorStates,
  newsConsent,
  listedPeople,
  exactPoints,
  languageSlugs,
];
