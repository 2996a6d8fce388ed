import { Column, Img, Row, Section } from '@react-email/components'
import { initialsOf } from '../../lib/names/personName'
import { STYLES } from './styles'

interface Props {
  name: string
  /** Content id of the attached picture. Initials where there is none. */
  picture?: string
}

/** In whose name the mail is sent. The picture only helps the eye: the name says it all. */
export const Sender = ({ name, picture }: Props) => (
  <Section style={{ marginBottom: '24px' }}>
    <Row>
      <Column style={{ width: '52px' }}>
        {picture ? (
          <Img
            alt=""
            height={40}
            src={`cid:${picture}`}
            style={{ borderRadius: '20px', display: 'block' }}
            width={40}
          />
        ) : (
          <div aria-hidden="true" className="tile" style={STYLES.tile}>
            {initialsOf(name)}
          </div>
        )}
      </Column>
      <Column>
        <p className="ink" style={STYLES.sender}>
          <bdi>{name}</bdi>
        </p>
      </Column>
    </Row>
  </Section>
)
