export {LowerThird, type LowerThirdProps} from '../../transparent/src/LowerThird';
