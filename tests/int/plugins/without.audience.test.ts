import { describeWithout } from './support/withoutPlugin'

describeWithout('audience')
