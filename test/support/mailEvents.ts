type Tags = Readonly<Record<string, readonly string[]>>;

/** SES events on EventBridge, as in the SES documentation. */
function mailEvent(detailType: string, detail: object, tags: Tags = {}) {
  return {
    version: '0',
    id: '2d1b7c3e-5c0f-4b8e-9d55-5a1f4d1a9a11',
    'detail-type': detailType,
    source: 'aws.ses',
    account: '111111111111',
    time: '2026-03-02T08:00:00Z',
    region: 'af-south-1',
    resources: ['arn:aws:ses:af-south-1:111111111111:configuration-set/zarcodes-test-mail'],
    detail: {
      mail: {
        messageId: '010f-0000',
        source: 'ZarCodes <no-reply@zarcodes.example>',
        tags: { 'ses:configuration-set': ['zarcodes-test-mail'], ...tags },
      },
      ...detail,
    },
  };
}

/** The event for a mail that arrived. */
export function deliveryOf(tags: Tags) {
  const delivery = { timestamp: '2026-03-02T08:00:00Z', recipients: ['a@example.co.za'] };
  return mailEvent('Email Delivered', { eventType: 'Delivery', delivery }, tags);
}

export function bounceOf(email: string, bounceType = 'Permanent', tags: Tags = {}) {
  const bouncedRecipients = [{ emailAddress: email, action: 'failed', status: '5.1.1' }];
  const bounce = {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients,
    timestamp: '2026-03-02T08:00:00Z',
  };
  return mailEvent('Email Bounced', { eventType: 'Bounce', bounce }, tags);
}

export function complaintOf(email: string, complaintFeedbackType?: string, tags: Tags = {}) {
  const complaint = { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType };
  return mailEvent('Email Complaint Received', { eventType: 'Complaint', complaint }, tags);
}
