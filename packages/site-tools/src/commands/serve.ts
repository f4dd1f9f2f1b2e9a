export {serveBuild as main} from '../serve';
