/**
 * The key of the page for developers: everybody may read it, and only our own pages may use it. Written out, so that the
 * page does not load how keys are made.
 */
export const demoKeyId = 'key_Demo0000000000000000';
export const demoKey = ['zk_', demoKeyId.slice(4), 'demo'.padEnd(26, 'x'), '0MGZbW'].join('');
export const demoDailyCalls = 20_000;
