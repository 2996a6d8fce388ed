'use client'

import { CopyButton } from '@/components/settings/CopyButton'
import settingsStyles from '@/components/settings/Settings.module.css'
import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { SelectField } from '@/components/ui/Field/SelectField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { useChange } from '../useChange'
import styles from './RequestSettings.module.css'

interface Props {
  /** Null if no code is required. */
  code: string | null
  isRequired: boolean
  site: { id: string; updatedAt: string }
}

/** Whether access requests require a code, and the code. */
export function RequestSettings({ code, isRequired, site }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()

  const choose = (requireRequestCode: boolean) =>
    change({
      body: { collaboratorSettings: { requireRequestCode }, updatedAt: site.updatedAt },
      done: t('peopleRequestsUpdated'),
      failed: t('peopleRequestsFailed'),
      method: 'PATCH',
      path: `/tenants/${site.id}`,
    })

  const regenerate = () =>
    change({
      body: {},
      done: t('peopleCodeRegenerated'),
      failed: t('peopleCodeRegenerateFailed'),
      method: 'POST',
      path: `/tenants/${site.id}/regenerate-request-code`,
    })

  return (
    <SettingsCard help={t('peopleRequestsHelp')} title={t('peopleRequests')}>
      <div className={settingsStyles.pair}>
        <SelectField
          choices={[
            { label: t('peopleRequestsAnyone'), value: 'anyone' },
            { label: t('peopleRequestsCode'), value: 'code' },
          ]}
          disabled={isBusy}
          label={t('peopleRequestsWho')}
          onValue={(value) => void choose(value === 'code')}
          value={isRequired ? 'code' : 'anyone'}
        />
        {isRequired && code && (
          <Field help={t('peopleCodeHelp')} label={t('peopleCode')}>
            {(control) => (
              <div className={styles.code}>
                <output {...control} className={styles.value} dir="ltr">
                  {code}
                </output>
                <CopyButton done={t('peopleCodeCopied')} label={t('peopleCodeCopy')} text={code} />
                <Button
                  aria-label={t('peopleCodeRegenerateOf')}
                  disabled={isBusy}
                  variant="quiet"
                  onClick={() => void regenerate()}
                >
                  {t('peopleCodeRegenerate')}
                </Button>
              </div>
            )}
          </Field>
        )}
      </div>
    </SettingsCard>
  )
}
