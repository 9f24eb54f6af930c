import type { ChangeRequest } from '#functions/data/changeRequests.ts';
import type { CodeImages } from '#functions/data/images.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { FoundCode } from '#functions/data/searchIndex.ts';
import type { User } from '#functions/data/users.ts';
import type { OwnedCode, ZarCode } from '#functions/data/zarcodes.ts';
import type { Me, SessionUser } from '#shared/contract/auth.ts';
import type { ChangeRequest as ChangeRequestAnswer } from '#shared/contract/changeRequests.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import type { Payment as PaymentAnswer } from '#shared/contract/payments.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import type { OwnerZarCode, PublicZarCode, ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { amountString } from '#shared/domain/money.ts';
import { placeLine } from '#shared/domain/placeLine.ts';

/** Stored things as the API tells them. What the public sees names nothing of the owner. */
export function serializePublicCode(zarCode: ZarCode): PublicZarCode {
  const { ownerId: _, isCreatorCode: __, version: ___, code, ...told } = zarCode;
  return { ...told, id: code, zarcode: formatCode(code), country: 'South Africa' };
}

export function serializeOwnerCode(zarCode: ZarCode, owner: User): OwnerZarCode {
  const { firstName, lastName, email } = owner;
  const { isCreatorCode } = zarCode;
  return { ...serializePublicCode(zarCode), isCreatorCode, user: { firstName, lastName, email } };
}

export function serializeCard({ code, ...told }: OwnedCode): ZarCodeCard {
  return { ...told, id: code, zarcode: formatCode(code) };
}

export function serializeImages({ code, images }: CodeImages): ZarCodeImage[] {
  return images.map(({ createdAt: _, ...image }, index) => ({
    ...image,
    zarCodeId: code,
    displayOrder: index + 1,
  }));
}

export function serializeChangeRequest(request: ChangeRequest): ChangeRequestAnswer {
  const { userId: _, version: __, code, ...told } = request;
  return { ...told, zarcode: formatCode(code) };
}

export function serializeFoundCode(found: FoundCode): SearchResult {
  const { code, title, suburb, city, province, latitude, longitude } = found;
  return {
    type: 'zarcode',
    id: code,
    zarcode: formatCode(code),
    title,
    subtitle: formatCode(code),
    description: placeLine(suburb, city, province),
    location: `${formatCoordinate(latitude)}, ${formatCoordinate(longitude)}`,
  };
}

export function serializeMe(user: User): Me {
  const { id, email, contactTel, emailNotifications, createdAt } = user;
  return { ...serializeSessionUser(user), id, email, contactTel, emailNotifications, createdAt };
}

export function serializeSessionUser({ firstName, lastName, role }: User): SessionUser {
  return { firstName, lastName, role };
}

export function describePurchase(purchase: Payment['purchase']): string {
  return purchase.kind === 'bundle'
    ? `Bundle of ${purchase.size} ZarCodes`
    : `ZarCode for ${purchase.place.title}`;
}

export function serializePayment(payment: Payment): PaymentAnswer {
  const { id, status, mode, createdAt, purchase } = payment;
  const answer: PaymentAnswer = {
    id,
    status,
    mode,
    createdAt,
    amount: amountString(payment.amountCents),
    vatAmount: amountString(payment.vatCents),
    description: describePurchase(purchase),
  };
  if (payment.code !== undefined) answer.zarcode = formatCode(payment.code);
  if (payment.bundleId !== undefined && purchase.kind === 'bundle') {
    answer.bundle = { id: payment.bundleId, totalZarcodes: purchase.size };
  }
  return answer;
}
