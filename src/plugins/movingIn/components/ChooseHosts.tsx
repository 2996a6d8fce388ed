'use client'

import { Checkbox, SettingsCard, useMessages } from '@/exports/client'
import styles from './MovingIn.module.css'

interface Props {
  chosen: string[]
  hosts: string[]
  onChange: (chosen: string[]) => void
  /** Host of the old website, which needs no choice. */
  own?: string | null
}

/** Says from which hosts pictures and files may be fetched. */
export function ChooseHosts({ chosen, hosts, onChange, own }: Props) {
  const t = useMessages()
  return (
    <SettingsCard help={t('movingInHostsHelp')} title={t('movingInHosts')}>
      <div className={styles.steps}>
        {hosts.map((host) =>
          host === own ? (
            <p className={styles.figure} key={host}>
              {host}
            </p>
          ) : (
            <Checkbox
              isOn={chosen.includes(host)}
              key={host}
              label={host}
              onChange={(isOn) => onChange(isOn ? [...chosen, host] : chosen.filter((known) => known !== host))}
            />
          ),
        )}
      </div>
    </SettingsCard>
  )
}
