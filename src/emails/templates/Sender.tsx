import { Column, Img, Row, Section } from '@react-email/components'
import { initialsOf } from '@/lib/names/personName'
import { STYLES } from './styles'

interface Props {
  name: string
  /** Content id of the attached image. Default: initials. */
  picture?: string
}

/** The sender of the email. The image is decorative, as the name is shown beside it. */
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
