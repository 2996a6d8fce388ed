import type { UIFieldServerProps } from 'payload'
import { personOf } from '../../../../access/personOf'
import { poolOf } from '../../../../database/poolOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { AreaWords } from '../../../ui/AreaWords'
import styles from './PersonSafety.module.css'
import { PersonSafetyCard } from './PersonSafetyCard'

interface Row {
  has_factor: boolean
  sessions: number
}

/** How somebody signs in, for the provider to undo. Stands last on the person's page. */
export async function PersonSafety({ id, req }: UIFieldServerProps) {
  const { i18n, payload } = req
  if (!id || !(await personOf(req))?.isSuperAdmin) return null
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-person-safety',
    text: `select exists (select 1 from second_factors where user_id = $1 and confirmed_at is not null) as has_factor,
      (select count(*) from users_sessions where _parent_id = $1 and expires_at > now())::int as sessions`,
    values: [id],
  })
  const { has_factor, sessions } = rows[0]!
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['account', 'settings'])}>
      <div className={styles.below}>
        <PersonSafetyCard hasFactor={has_factor} id={String(id)} sessions={sessions} />
      </div>
    </AreaWords>
  )
}
