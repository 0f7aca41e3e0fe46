import './main.css';
import '../main.tsx';
