import '@palimpsest/ui/standalone.css';
import './main.css';
import '../main.tsx';
