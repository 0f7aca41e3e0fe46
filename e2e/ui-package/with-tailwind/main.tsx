import './main.css';
import '../app.tsx';
