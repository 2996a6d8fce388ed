import { numberField, secretField, textField } from '../appFields'
import { defineApp } from '../defineApp'
import { isRecord } from '@/lib/values'
import { withQuery } from '../website/addresses'

const DEFAULT_SCORE = 0.5

/** Name of the action in Google's statistics. */
const ACTION = 'submit'

/** Error codes that are not the visitor's fault: the secret key or the request is missing or invalid. */
const CONFIGURATION_ERRORS = new Set(['bad-request', 'invalid-input-secret', 'missing-input-secret'])

export const recaptcha = defineApp({
  handle: 'recaptcha',
  settings: [
    textField({
      name: 'siteKey',
      boundSecret: 'secretKey',
      isPublic: true,
      isRequired: true,
      label: 'appSettingSiteKey',
      pattern: /^[\w-]{20,80}$/,
      patternHint: 'appSettingHintLong',
    }),
    secretField({ name: 'secretKey', help: 'appSettingSecretKeyHelp', isRequired: true, label: 'appSettingSecretKey' }),
    numberField({
      name: 'score',
      fallback: 0.5,
      help: 'appSettingScoreHelp',
      label: 'appSettingScore',
      max: 1,
      min: 0,
    }),
  ],
  website: {
    guard: {
      browser: ({ siteKey }) => ({
        args: [String(siteKey), { action: ACTION }],
        execute: 'grecaptcha.execute',
        ready: 'grecaptcha.ready',
        src: withQuery('https://www.google.com/recaptcha/api.js', { render: String(siteKey) }),
      }),
      check: (proof, { secretKey }) => ({
        body: new URLSearchParams({ response: proof, secret: secretKey ?? '' }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        url: 'https://www.google.com/recaptcha/api/siteverify',
      }),
      judge: ({ body, status }, { score }) => {
        if (status !== 200 || !isRecord(body)) return 'broken'
        if (body.success === true)
          return body.action === ACTION &&
            typeof body.score === 'number' &&
            body.score >= (typeof score === 'number' ? score : DEFAULT_SCORE)
            ? 'passed'
            : 'refused'
        const reasons: unknown[] = Array.isArray(body['error-codes']) ? body['error-codes'] : []
        return reasons.some((reason) => CONFIGURATION_ERRORS.has(String(reason))) ? 'broken' : 'refused'
      },
      secrets: ['secretKey'],
    },
    policy: () => ({
      'connect-src': ['https://www.google.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      // The badge inserts inline styles.
      'style-src': ["'unsafe-inline'"],
    }),
  },
})
