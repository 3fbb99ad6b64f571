import { WEBHOOK_TOLERANCE_SECONDS as tolerance, WEBHOOK_HEADER } from '@slipway/contract';
import type { SampleLanguageId } from './language-labels.ts';

const { id, timestamp, signature } = WEBHOOK_HEADER;

/** How a receiver checks that a webhook comes from us, in every language. */
export const VERIFY_WEBHOOK: Readonly<Record<SampleLanguageId, string>> = {
  curl: String.raw`# verify_webhook ID TIMESTAMP SIGNATURES BODY SECRET
verify_webhook() {
  age=$(($(date +%s) - $2))
  [ "$age" -le ${tolerance} ] && [ "$age" -ge -${tolerance} ] || return 1
  key=$(printf '%s' "${'$'}{5#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
  expected=$(printf '%s.%s.%s' "$1" "$2" "$4" |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
  case " $3 " in *" v1,$expected "*) return 0 ;; *) return 1 ;; esac
}`,

  javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';

function verifyWebhook(headers, body, secret) {
  const id = headers['${id.name}'];
  const timestamp = headers['${timestamp.name}'];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= ${tolerance})) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return headers['${signature.name}'].split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,

  typescript: `import { verifyWebhook, WebhookError } from '@slipway/client';

async function receive(request: Request, secret: string): Promise<Response> {
  try {
    const { headers } = request;
    const event = await verifyWebhook({ headers, body: await request.text() }, secret);
    console.log(event.type, event.data.bookingId);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookError) return new Response(error.message, { status: 400 });
    throw error;
  }
}`,

  python: `import base64, hashlib, hmac, time

def verify_webhook(headers, body, secret):
    message_id = headers["${id.name}"]
    timestamp = headers["${timestamp.name}"]
    if abs(time.time() - int(timestamp)) > ${tolerance}:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.{body}".encode()
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = headers["${signature.name}"].split(" ")
    return any(hmac.compare_digest(expected, given) for given in signatures)`,

  php: `<?php
function verify_webhook(array $headers, string $body, string $secret): bool
{
    $id = $headers['${id.name}'];
    $timestamp = $headers['${timestamp.name}'];
    if (abs(time() - (int) $timestamp) > ${tolerance}) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $hash = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($hash);
    foreach (explode(' ', $headers['${signature.name}']) as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}`,

  ruby: `require 'openssl'

def verify_webhook(headers, body, secret)
  id = headers['${id.name}']
  timestamp = headers['${timestamp.name}']
  return false if (Time.now.to_i - Integer(timestamp, 10)).abs > ${tolerance}

  key = secret.delete_prefix('whsec_').unpack1('m0')
  hash = OpenSSL::HMAC.digest('SHA256', key, "#{id}.#{timestamp}.#{body}")
  expected = "v1,#{[hash].pack('m0')}"
  headers['${signature.name}'].split.any? do |given|
    given.bytesize == expected.bytesize && OpenSSL.fixed_length_secure_compare(given, expected)
  end
end`,

  csharp: `using System.Security.Cryptography;
using System.Text;

static bool VerifyWebhook(IReadOnlyDictionary<string, string> headers, string body, string secret)
{
    var id = headers["${id.name}"];
    var timestamp = headers["${timestamp.name}"];
    var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(timestamp);
    if (Math.Abs(age) > ${tolerance}) return false;
    var key = Convert.FromBase64String(secret["whsec_".Length..]);
    var hash = HMACSHA256.HashData(key, Encoding.UTF8.GetBytes($"{id}.{timestamp}.{body}"));
    var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(hash));
    return headers["${signature.name}"].Split(' ').Any(given =>
        CryptographicOperations.FixedTimeEquals(expected, Encoding.UTF8.GetBytes(given)));
}`,

  go: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

func verifyWebhook(headers http.Header, body, secret string) bool {
	id, timestamp := headers.Get("${id.name}"), headers.Get("${timestamp.name}")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > ${tolerance}*time.Second {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	hash := hmac.New(sha256.New, key)
	hash.Write([]byte(id + "." + timestamp + "." + body))
	expected := "v1," + base64.StdEncoding.EncodeToString(hash.Sum(nil))
	for _, given := range strings.Fields(headers.Get("${signature.name}")) {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return true
		}
	}
	return false
}`,
};
