import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#functions/services/publicAddress.ts';
import { createWebhookReceivers, type WebhookCall } from '#functions/services/webhookReceivers.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#test/support/webhookReceiver.ts';

/** IANA's registries of special-purpose addresses, and how these hide in IPv6. */
const closed = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.0.0.53 127.255.255.255 169.254.0.1
  169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.0.1
  192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1 ::ffff:a9fe:a9fe ::127.0.0.1 ::7f00:1 0:0:0:0:0:ffff:c0a8:1
  64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1::
  2002:a9fe:a9fe:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 ff0e::1
  ::ffff:0:127.0.0.1 1::1`
  .trim()
  .split(/\s+/);
const open =
  '8.8.8.8 41.0.0.1 102.130.0.1 196.4.160.1 2606:4700::1111 2001:4860:4860::8888 2c0f:fb50::1'.split(' ');

/** Other spellings of addresses, and what is no name of the public internet. */
const refusedUrls = `
  http://shop.example/ https://127.0.0.1/ https://2130706433/ https://0x7f000001/ https://0177.0.0.1/ https://127.1/
  https://[::1]/ https://[::ffff:127.0.0.1]/ https://[0:0:0:0:0:ffff:7f00:1]/ https://localhost/ https://a.localhost/
  https://printer.local/ https://db.internal/ https://shop/ https://8.8.8.8/ https://${'user:secret'}@shop.example/
  https://shop.example:8443/ ftp://shop.example/ file:///etc/passwd https://127.0.0.1./ https://①②⑦.0.0.1/
  https://169.254.169.254/latest/meta-data/ https://shop.example.arpa/ javascript:alert(1) //shop.example/`
  .trim()
  .split(/\s+/);

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3';
const callTo = (url: string): WebhookCall => ({
  url,
  id: 'whd_1',
  secrets: [secret],
  body: '{"type":"test"}',
});
const here = createWebhookReceivers({ webhooksToThisMachine: true }, { timeoutMs: 300 });

describe('where webhooks may go', { tags: 'E16' }, () => {
  test.each(closed)('%s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(open)('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each(refusedUrls)('%s is not called', async (url) => {
    const receivers = createWebhookReceivers({ webhooksToThisMachine: false });
    expect(await receivers.call(callTo(url))).toEqual({ failure: 'notAllowed' });
  });

  test('a name with one closed address among others is not called, whatever the DNS said before', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const asked: string[] = [];
    const resolve: LookupFunction = (name, options, done) => {
      asked.push(name);
      expect(options.all).toBe(true);
      done(
        null,
        answers.map((address) => ({ address, family: 4 })),
      );
    };
    const receivers = createWebhookReceivers({ webhooksToThisMachine: false }, { resolve });
    expect(await receivers.call(callTo('https://shop.example/'))).toEqual({ failure: 'notAllowed' });
    expect(asked).toEqual(['shop.example']);
    expect(receiver.calls).toEqual([]);
  });
});

describe('what a receiver answers', { tags: 'E16' }, () => {
  test('the signature is by each secret, and a redirect is not followed', async () => {
    receiver.answerWith((response) => response.writeHead(302, { location: receiver.url }).end());
    const other = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4';
    expect(await here.call({ ...callTo(receiver.url), secrets: [secret, other] })).toEqual({ status: 302 });
    const [call, ...more] = receiver.calls.splice(0);
    if (call === undefined) throw new Error('It was not called');
    expect(more).toEqual([]);
    for (const each of [secret, other]) expect(receiver.verify(call, each)).toEqual({ type: 'test' });
    expect(() => receiver.verify(call, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toThrow();
  });

  test.each<[string, Parameters<WebhookReceiver['answerWith']>[0]]>([
    ['hangs', () => undefined],
    ['begins a header and never ends it', (response) => response.socket?.write('HTTP/1.1 200 OK\r\nx')],
  ])('one that %s is given up', async (_, answer) => {
    receiver.answerWith(answer);
    expect(await here.call(callTo(receiver.url))).toEqual({ failure: 'timeout' });
  });

  test('a megabyte, or a body that never ends, is not waited for', async () => {
    receiver.answerWith((response) => response.writeHead(200).end(Buffer.alloc(1_000_000)));
    expect(await here.call(callTo(receiver.url))).toEqual({ status: 200 });
    receiver.answerWith((response) => response.writeHead(200).write('a'));
    expect(await here.call(callTo(receiver.url))).toEqual({ status: 200 });
  });

  test('one that breaks off, and one that is not there', async () => {
    receiver.answerWith((response) => response.socket?.destroy());
    expect(await here.call(callTo(receiver.url))).toEqual({ failure: 'unreachable' });
    receiver.answerWith((response) => response.socket?.end('no HTTP at all\r\n\r\n'));
    expect(await here.call(callTo(receiver.url))).toEqual({ failure: 'unreachable' });
    const gone = await startWebhookReceiver();
    gone.stop();
    expect(await here.call(callTo(gone.url))).toEqual({ failure: 'unreachable' });
  });
});
