import { customAlphabet } from 'nanoid';

// 20 symbols of 62 are 119 bits: neither collisions nor guesses are a risk.
const randomPart = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 20);

export type IdPrefix =
  | 'usr'
  | 'pay'
  | 'bnd'
  | 'led'
  | 'mail'
  | 'msg'
  | 'img'
  | 'try'
  | 'chg'
  | 'hst'
  | 'ntf'
  | 'crt'
  | 'ntc'
  | 'aud'
  | 'exp'
  | 'slp'
  | 'csv'
  | 'mlg'
  | 'rfd'
  | 'rpl'
  | 'rsv'
  | 'imp'
  | 'key'
  | 'prc'
  | 'pas'
  | 'sug'
  | 'whd'
  | 'dev';
export type NewId = (prefix: IdPrefix) => string;

export const newId: NewId = (prefix) => `${prefix}_${randomPart()}`;
