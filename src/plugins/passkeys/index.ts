import { definePlugin } from 'payload'
import { addFeature } from '@/exports/server'
import { deleteExpiredChallenges } from './database/challenges'
import { passkeyFactor } from './lib/codes'
import { messages } from './messages'
import { addPasskey, beginPasskey } from './operations/addPasskey'
import { endPasskey, endPasskeys } from './operations/endPasskey'
import { renamePasskey } from './operations/renamePasskey'
import { requirePasswordWithPasskey } from './operations/requirePassword'
import { challengePasskey, proveWithPasskey, signInWithPasskey } from './operations/signInWithPasskey'
import { passkeySettings } from './settings'
import { passkeyChallenges, passkeyRules, passkeys as passkeyTable } from './tables/passkeys'

const COMPONENTS = '/src/plugins/passkeys/components'

/** Passkeys: people sign in with their device, alone or as the second factor after the password. */
export const passkeys = definePlugin({
  slug: 'passkeys',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'passkeys',
      access: { secondFactor: passkeyFactor },
      activity: {
        'passkeys.added': { kind: 'people', names: ['name'], message: 'activityPasskeyAdded' },
        'passkeys.blocked': { kind: 'people', names: ['name'], message: 'activityPasskeyBlocked' },
        'passkeys.ended': { kind: 'people', names: ['name'], message: 'activityPasskeyEnded' },
        'passkeys.endedAll': { kind: 'people', message: 'activityPasskeysEnded' },
        'passkeys.renamed': { kind: 'people', names: ['name', 'previous'], message: 'activityPasskeyRenamed' },
        'passkeys.rule': { kind: 'people', message: 'activityPasskeyRule' },
      },
      components: {
        account: [`${COMPONENTS}/AccountPasskeys#AccountPasskeys`],
        codes: [`${COMPONENTS}/PasskeyCode#PasskeyCode`],
        safety: [`${COMPONENTS}/PasskeyRule#PasskeyRule`],
        signIn: [`${COMPONENTS}/PasskeySignIn#PasskeySignIn`],
      },
      messages,
      operations: [
        beginPasskey,
        addPasskey,
        renamePasskey,
        endPasskey,
        endPasskeys,
        challengePasskey,
        signInWithPasskey,
        proveWithPasskey,
        requirePasswordWithPasskey,
      ],
      settings: passkeySettings,
      storage: {
        tables: { passkey_challenges: passkeyChallenges, passkey_rules: passkeyRules, passkeys: passkeyTable },
      },
      worker: {
        jobs: { tidyPasskeyChallenges: deleteExpiredChallenges },
        schedule: [{ cron: '23 * * * *', job: 'tidyPasskeyChallenges' }],
      },
    }),
})
