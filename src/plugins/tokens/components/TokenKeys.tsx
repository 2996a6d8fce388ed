'use client'

import { Checkbox, useMessages } from '@/exports/client'
import type { TokenSite } from '../lib/accountTokens'
import styles from './Tokens.module.css'

interface Props {
  groups: TokenSite['groups']
  keys: string[]
  onKeys: (keys: string[]) => void
  problem: string | null
}

/** Checkboxes for the permissions of a token. Ticking one also ticks the permissions it implies. */
export function TokenKeys({ groups, keys, onKeys, problem }: Props) {
  const t = useMessages()
  const permissions = groups.flatMap((group) => group.permissions)
  const toggle = (key: string, isOn: boolean) => {
    const implied = permissions.find((permission) => permission.key === key)?.implies ?? []
    const dependents = permissions.filter(({ implies }) => implies.includes(key)).map((permission) => permission.key)
    onKeys(
      isOn
        ? [
            ...new Set([
              ...keys,
              key,
              ...implied.filter((other) => permissions.some((permission) => permission.key === other)),
            ]),
          ]
        : keys.filter((other) => other !== key && !dependents.includes(other)),
    )
  }
  const views = permissions.map(({ key }) => key).filter((key) => key.endsWith(':view'))
  const isImplied = (key: string) =>
    permissions.some(({ implies, key: other }) => keys.includes(other) && implies.includes(key))
  const toggleViews = (isOn: boolean) =>
    onKeys(isOn ? [...new Set([...keys, ...views])] : keys.filter((key) => !views.includes(key) || isImplied(key)))
  return (
    <fieldset className={styles.keys}>
      <legend>{t('tokenPermissions')}</legend>
      {views.length > 1 && (
        <Checkbox
          isMixed={views.some((key) => keys.includes(key))}
          isOn={views.every((key) => keys.includes(key))}
          label={t('tokenAllView')}
          onChange={toggleViews}
        />
      )}
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
