'use client'

import { SettingsCard, useMessages } from '@/exports/client'
import { Switch } from '@/components/ui/Switch/Switch'
import { useChange } from '@/components/views/Settings/Users/useChange'

/** The switch of the rule. */
export function RuleCard({ needsPassword, tenantId }: { needsPassword: boolean; tenantId: string }) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  return (
    <SettingsCard help={t('passkeyRuleHelp')} title={t('passkeyRule')}>
      <Switch
        disabled={isBusy}
        help={t('passkeyRuleSwitchHelp')}
        isOn={needsPassword}
        label={t('passkeyRuleSwitch')}
        onChange={(isOn) =>
          void change({
            body: { needsPassword: isOn },
            done: t('passkeyRuleSaved'),
            failed: t('peopleProofFailed'),
            method: 'POST',
            path: `/tenants/${tenantId}/passkeys`,
          })
        }
      />
    </SettingsCard>
  )
}
