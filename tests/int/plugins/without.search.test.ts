import { describeWithout } from './support/withoutPlugin'

describeWithout('search')
