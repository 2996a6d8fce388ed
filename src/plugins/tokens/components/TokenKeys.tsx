'use client'

import { Checkbox } from '../../../components/ui/Checkbox/Checkbox'
import { useMessages } from '../../../components/ui/useMessages'
import type { TokenSite } from '../lib/accountTokens'
import styles from './Tokens.module.css'

interface Props {
  groups: TokenSite['groups']
  keys: string[]
  onKeys: (keys: string[]) => void
  problem: string | null
}

/** The permissions of a token. What comes with another one is ticked with it. */
export function TokenKeys({ groups, keys, onKeys, problem }: Props) {
  const t = useMessages()
  const permissions = groups.flatMap((group) => group.permissions)
  const toggle = (key: string, isOn: boolean) => {
    const implied = permissions.find((one) => one.key === key)?.implies ?? []
    const needing = permissions.filter(({ implies }) => implies.includes(key)).map((one) => one.key)
    onKeys(
      isOn
        ? [...new Set([...keys, key, ...implied.filter((one) => permissions.some((known) => known.key === one))])]
        : keys.filter((one) => one !== key && !needing.includes(one)),
    )
  }
  return (
    <fieldset className={styles.keys}>
      <legend>{t('tokenPermissions')}</legend>
      <div className={styles.scroller}>
        {groups.map((group) => (
          <div aria-label={group.label} key={group.name} role="group">
            <span className={styles.group}>{group.label}</span>
            <div className={styles.permissions}>
              {group.permissions.map(({ key, label }) => (
                <Checkbox isOn={keys.includes(key)} key={key} label={label} onChange={(isOn) => toggle(key, isOn)} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
