import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { GoogleCredentials } from '../settings.ts';
import type { Translator } from '../translator.ts';
import { type CallOptions, createCall, ServiceFailure } from './call.ts';
import { requestJson } from './http.ts';
import { codesOf, pairsAmong } from './pairs.ts';
import { createTagTranslator } from './tag-translator.ts';
import type { UsageMeter } from './usage.ts';

export interface GoogleOptions extends Partial<CallOptions> {
  credentials: GoogleCredentials;
  /** @default Google's own */
  url?: string | undefined;
  meter?: UsageMeter;
}

const codes = codesOf(
  'af sq eu bs ca hr cs da nl en eo et fi fr gl de hu is id ga it lv lt lb ms mt mi pl pt ro sk sl es sw sv tr vi cy'.split(
    ' ',
  ),
  { Norwegian: 'no', Tagalog: 'tl' },
);

const answer = z.object({ translations: z.array(z.object({ translatedText: z.string() })) });
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** A token is taken anew so long before it ends, in ms. */
const marginMs = 60_000;
const scope = 'https://www.googleapis.com/auth/cloud-translation';

/** Cloud Translation, version 3, with the key file of a service account; it takes 1024 texts a request. */
export function createGoogleTranslator({ credentials, url, meter, ...limits }: GoogleOptions): Translator {
  const name = 'Google Cloud Translation';
  const call = createCall({ name, ...limits });
  const base = url ?? 'https://translation.googleapis.com';
  const accessToken = createAccessToken(name, credentials);
  return createTagTranslator(
    {
      name,
      quality: 'neural',
      cost: 'Google bills characters',
      batch: 1_024,
      pairs: async () => pairsAmong(codes),
      send: ({ texts, from, to, options }) =>
        call(async (signal) => {
          const { translations } = await requestJson({
            name,
            url: `${base}/v3/projects/${encodeURIComponent(credentials.project_id)}:translateText`,
            headers: { authorization: `Bearer ${await accessToken(signal)}` },
            body: {
              contents: texts,
              mimeType: 'text/html',
              sourceLanguageCode: codes[from],
              targetLanguageCode: codes[to],
            },
            answer,
            signal,
          });
          return translations.map(({ translatedText }) => translatedText);
        }, options.signal),
    },
    meter,
  );
}

/** Exchanges a signed assertion for an access token (RFC 7523), and keeps it while it lasts. */
function createAccessToken(name: string, credentials: GoogleCredentials): (signal: AbortSignal) => Promise<string> {
  let kept: { token: string; until: number } | undefined;
  return async (signal) => {
    if (kept && kept.until > Date.now()) return kept.token;
    const assertion = await sign(name, credentials);
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const { access_token: token, expires_in: seconds } = await requestJson({
      name,
      url: credentials.token_uri,
      body,
      answer: tokenAnswer,
      signal,
    });
    kept = { token, until: Date.now() + seconds * 1000 - marginMs };
    return token;
  };
}

async function sign(name: string, { client_email: email, private_key: pem, token_uri: audience }: GoogleCredentials) {
  try {
    const key = await importPKCS8(pem, 'RS256');
    return await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  } catch {
    // What the library says may quote the key.
    throw new ServiceFailure(`${name}: the private key of the key file cannot be used. Download the file again.`, {
      mayPass: false,
    });
  }
}
