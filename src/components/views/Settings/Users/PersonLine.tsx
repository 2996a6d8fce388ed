import { Avatar } from '../../../ui/Avatar/Avatar'
import type { PersonHead } from './data/personHead'
import styles from './Users.module.css'

/** The user that a dialog is about. */
export const PersonLine = ({ email, name, picture }: Omit<PersonHead, 'id'>) => (
  <p className={styles.head}>
    <Avatar name={name} src={picture} />
    <span>
      <span className={styles.name}>{name}</span>
      {email !== name && (
        <span className={styles.detail} dir="ltr">
          {email}
        </span>
      )}
    </span>
  </p>
)
